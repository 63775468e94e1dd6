import { ErrorBoundary } from '@karavan/web/app/error-boundary.tsx'
import { Announcer } from '@karavan/web/ui/announcer.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Services } from './services.ts'

export function App({ services: { client, router } }: { services: Services }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Announcer />
      </QueryClientProvider>
    </ErrorBoundary>
  )
}
