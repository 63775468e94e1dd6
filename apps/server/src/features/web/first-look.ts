import { type LocalizedText, languages } from '@karavan/contract/language.ts'
import { gallerySizes, mediaSrcset, mediaUrl } from '@karavan/contract/media.ts'
import { html } from 'ghtml'

/** What can be said of a product before the app is there. */
export interface FirstLook {
  /** Its first picture, as the browser is to ask for it. */
  image: string | undefined
  title: LocalizedText
}

/** Where the page keeps what it shows of a product; the comment before it says so. */
const frame = /\s*<!--[^>]*-->\s*<template>([\s\S]*)<\/template>/

/** The page without a product, and with what it shows of one until the app is there. */
export function splitPage(page: string): { plain: string; withLook(look: FirstLook): string } {
  // A buyer waits for the picture; the app is five times as long, and would share the network with it.
  const patient = page.replace('<script type="module"', '$& fetchpriority="low"')
  return {
    plain: page.replace(frame, ''),
    withLook(look) {
      const srcset = look.image && mediaSrcset(look.image)
      return (srcset ? patient : page).replace(frame, (_, markup: string) => filled(markup, look, srcset))
    },
  }
}

function filled(markup: string, { image, title }: FirstLook, srcset: string | undefined): string {
  const values: Record<string, string | undefined> = {
    ...Object.fromEntries(languages.map((language) => [`title-${language}`, title[language]])),
    // The attributes of the gallery, so that it is fetched once.
    ...(image && srcset ? { src: mediaUrl(image, 640), srcset, sizes: gallerySizes } : {}),
  }
  // A picture of another host is left to the app, which knows what to do when it does not come.
  return (srcset ? markup : markup.replace(/<img [^>]*>/, '')).replaceAll(/\{\{([a-z-]+)\}\}/g, (_, name) => html`${values[name] ?? ''}`)
}
