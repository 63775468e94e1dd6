import type { Language } from '@karavan/contract/language.ts'
import type { ReactNode } from 'react'

const star = (cx: number, cy: number, radius: number, turn = 0): string =>
  Array.from({ length: 10 }, (_, index) => {
    const reach = index % 2 === 0 ? radius : radius * 0.382
    const angle = (Math.PI / 5) * index - Math.PI / 2 + turn
    return `${(cx + reach * Math.cos(angle)).toFixed(2)},${(cy + reach * Math.sin(angle)).toFixed(2)}`
  }).join(' ')

const shapes: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#c8102e" strokeWidth="1.6" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h30v7H0z" />
      <path fill="#0039a6" d="M0 6.667h30v7H0z" />
      <path fill="#d52b1e" d="M0 13.333h30V20H0z" />
    </>
  ),
  zh: (
    <>
      <path fill="#ee1c25" d="M0 0h30v20H0z" />
      <g fill="#ff0">
        <polygon points={star(5, 5, 3)} />
        <polygon points={star(10, 2, 1, 0.4)} />
        <polygon points={star(12, 4, 1, 0.8)} />
        <polygon points={star(12, 7, 1)} />
        <polygon points={star(10, 9, 1, 0.4)} />
      </g>
    </>
  ),
}

/** Drawn, because some systems show letters in place of flag emoji. */
export const Flag = ({ language }: { language: Language }) => (
  <svg
    viewBox="0 0 30 20"
    aria-hidden="true"
    className="h-3.5 w-5.25 shrink-0 rounded-[3px] outline outline-1 outline-line-strong -outline-offset-1"
  >
    {shapes[language]}
  </svg>
)
