import { PageFailure } from '@karavan/web-kit/app/page-failure.tsx'
import { Announcer } from '@karavan/web-kit/ui/announcer.tsx'
import { Boundary } from '@karavan/web-kit/ui/boundary.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Services } from './services.ts'

export function App({ services: { client, router } }: { services: Services }) {
  return (
    <Boundary failed={() => <PageFailure />}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Announcer />
      </QueryClientProvider>
    </Boundary>
  )
}
