/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Regular expression over host names of hosted development machines whose API answers without the page's port; unset everywhere else. */
  readonly VITE_HOSTED_DEV_HOSTS?: string
}
