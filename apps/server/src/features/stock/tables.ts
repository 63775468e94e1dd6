/** Pieces of an offer that our own orders have taken from what its marketplace says is in stock. */
export interface StockTakenTable {
  product_id: string
  /** '' for an offer without SKUs. */
  sku_id: string
  quantity: number
}

export interface StockTables {
  stock_taken: StockTakenTable
}
