import type { z } from 'zod'
import { settingText as text, settingUrl as url } from './setting-text.ts'

/** By the names that OpenTelemetry gives them. Its exporter reads the headers by itself. */
export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: text,
  OTEL_TRACES_SAMPLER_ARG: text
    .transform((value) => Number(value ?? 1))
    .refine((value) => value >= 0 && value <= 1, { error: 'must be a number from 0 to 1' }),
}

export const toTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: serviceName,
  OTEL_TRACES_SAMPLER_ARG: share,
}: z.output<z.ZodObject<typeof traceVariables>>) => (endpoint ? { endpoint, serviceName: serviceName ?? 'karavan', share } : undefined)
