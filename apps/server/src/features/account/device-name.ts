/** What a person calls a device, as far as its browser says. */
export interface DeviceName {
  browser: string | null
  system: string | null
}

/** The first that fits: browsers name those that they descend from as well. */
const browsers: [RegExp, string][] = [
  [/\bYaBrowser\//, 'Яндекс Браузер'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (text: string, names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Only names of our own list: whatever else a client calls itself is not repeated to anybody, in a mail least of all. */
export const toDeviceName = (userAgent: string | null): DeviceName => ({
  browser: firstIn(userAgent ?? '', browsers),
  system: firstIn(userAgent ?? '', systems),
})
