/** The platform of the made-up offers. Its addresses lead nowhere, on a reserved host: these are nobody's real offers. */
export const samplePlatform = 'sample'
