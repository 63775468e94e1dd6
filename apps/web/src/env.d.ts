/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Regular expression over host names of hosted development machines (decision G-16); unset everywhere else. */
  readonly VITE_HOSTED_DEV_HOSTS?: string
}
