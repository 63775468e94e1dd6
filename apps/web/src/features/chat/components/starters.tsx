import type { ReactNode } from 'react'

/** Small still lifes for the first tasks, on the same sand as product photos. */
const scene = (shape: ReactNode) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 shrink-0 rounded-xl bg-(--studio) max-sm:size-14 @6xl:h-48 @6xl:w-full">
    <ellipse cx="32" cy="54" rx="19" ry="3.5" fill="#3a2a18" opacity=".16" />
    {shape}
  </svg>
)

export const starters = [
  {
    key: 'thermos',
    picture: scene(
      <>
        <path d="M24 16h16l1.5 5v29a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4V21Z" fill="#27453f" />
        <path d="M24 16h5l-.5 38h-2a4 4 0 0 1-4-4V21Z" fill="#3f6a60" />
        <rect x="22.5" y="25" width="19" height="3" fill="#c9ccc8" />
        <path d="M25 10h14a1.5 1.5 0 0 1 1.5 1.5V17h-17v-5.5A1.5 1.5 0 0 1 25 10Z" fill="#1b2322" />
        <rect x="29" y="7" width="8" height="4" rx="1.5" fill="#2c3736" />
      </>,
    ),
  },
  {
    key: 'tshirt',
    picture: scene(
      <>
        <path d="m24 13-12 6-3 11 7 3 2-3v24h28V30l2 3 7-3-3-11-12-6c-1.5 3.5-4.5 5.5-8 5.5S25.5 16.5 24 13Z" fill="#2a2622" />
        <path d="M24 13c1.5 3.5 4.5 5.5 8 5.5s6.5-2 8-5.5l2.5 1.2c-2 5-5.8 7.6-10.5 7.6s-8.5-2.6-10.5-7.6Z" fill="#453f38" />
        <path d="M18 30v24h4l-2-20Zm28 0v24h-4l2-20Z" fill="#1d1a17" />
      </>,
    ),
  },
  {
    key: 'lamp',
    picture: scene(
      <>
        <path d="M20 33 6 54h34Z" fill="#f2b63d" opacity=".35" />
        <ellipse cx="45" cy="52.5" rx="10" ry="3" fill="#7b2f10" />
        <path d="M45 52 50 27 29 15" fill="none" stroke="#b5471b" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
        <circle cx="50" cy="27" r="2.6" fill="#7b2f10" />
        <path d="m32 11 4 8-17 17a12 12 0 0 1-6-11Z" fill="#b5471b" />
        <path d="m13 25 6 11a12 12 0 0 0 4-4Z" fill="#ffe3a1" />
      </>,
    ),
  },
  {
    key: 'box',
    picture: scene(
      <>
        <path d="m12 25 20-7 20 7v21l-20 9-20-9Z" fill="#c79a63" />
        <path d="m12 25 20 8v22l-20-9Z" fill="#b5874f" />
        <path d="m12 25 20-7 20 7-20 8Z" fill="#dcb683" />
        <path d="m20 22.2 20 7.6v21.6l4-1.8V28L24 20.8Z" fill="#a83f15" />
        <path d="M33 24c-5-8-13-8-12-3 .8 3.5 7 3.5 12 3Zm0 0c1-8 9-11 10-6.5.8 3.5-4.5 5.5-10 6.5Z" fill="#c5572a" />
      </>,
    ),
  },
] as const
