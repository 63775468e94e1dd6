export interface RoleTables {
  operator_role: { uid: string; granted_at: Date }
}
