import { localStore } from '@karavan/web-kit/lib/storage.ts'
import { useEffect, useRef, useSyncExternalStore } from 'react'

/** Keys of the desk, in the order in which their list shows them. `code` is where the key lies: a Russian or Chinese layout writes something else there. */
export const shortcuts = [
  { name: 'search', shown: '/', code: 'Slash', hasShift: false },
  { name: 'next', shown: 'J', code: 'KeyJ', hasShift: false },
  { name: 'previous', shown: 'K', code: 'KeyK', hasShift: false },
  { name: 'select', shown: 'X', code: 'KeyX', hasShift: false },
  { name: 'step', shown: 'M', code: 'KeyM', hasShift: false },
  { name: 'note', shown: 'N', code: 'KeyN', hasShift: false },
  { name: 'undo', shown: 'Z', code: 'KeyZ', hasShift: false },
  { name: 'print', shown: 'P', code: 'KeyP', hasShift: false },
  { name: 'list', shown: '?', code: 'Slash', hasShift: true },
] as const
export type ShortcutName = (typeof shortcuts)[number]['name']

const storageKey = 'desk_shortcuts'
const changed = new Set<() => void>()
const areOn = (): boolean => localStore.get(storageKey) !== 'off'

/** Whether single keys do something: whoever speaks to the computer, or meets them by mistake, turns them off. */
export const useShortcutsOn = (): boolean =>
  useSyncExternalStore((listener) => {
    changed.add(listener)
    return () => changed.delete(listener)
  }, areOn)

export function turnShortcuts(isOn: boolean): void {
  localStore.set(storageKey, isOn ? 'on' : 'off')
  for (const tell of changed) tell()
}

const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest('input:not([type="checkbox"]), textarea, select, [role="menu"]') !== null) ||
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

/** Does something when a key of the desk is pressed, unless somebody types or a dialog is open. `run` undefined: the key has nothing to do now. */
export function useShortcut(name: ShortcutName, run: (() => void) | undefined): void {
  const isOn = useShortcutsOn()
  const latest = useRef(run)
  latest.current = run
  useEffect(() => {
    const key = shortcuts.find((one) => one.name === name)
    if (!isOn || !key) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.code !== key.code || event.shiftKey !== key.hasShift || isBusy(event.target) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [name, isOn])
}
