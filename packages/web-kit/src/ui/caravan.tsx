/** Three pack animals walking: something is on its way. */
export const Caravan = () => (
  <span aria-hidden="true" className="caravan">
    <i />
    <i />
    <i />
  </span>
)
