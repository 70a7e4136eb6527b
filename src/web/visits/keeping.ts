import { fromCallback } from 'xstate';

import { type DeviceMemory, remembering } from '#machines/visits/deviceMemory.ts';
import type { VisitChange } from '#machines/visits/visitsEvents.ts';

import { memoryFrom, memoryKey, textOf } from './storedMemory.ts';

/**
 * Keeps what a device remembers in the browser's storage, and tells of what other tabs keep there. Where storage is refused,
 * or has no room, it keeps for as long as the page is open.
 */
export const keeping = fromCallback<VisitChange>(({ sendBack, receive }) => {
  let memory = memoryFrom(null);
  let isRefused = false;

  function read(): DeviceMemory {
    if (isRefused) return memory;
    try {
      return memoryFrom(localStorage.getItem(memoryKey));
    } catch {
      isRefused = true;
      return memory;
    }
  }

  function write(): void {
    if (isRefused) return;
    try {
      localStorage.setItem(memoryKey, textOf(memory));
    } catch {
      isRefused = true;
    }
  }

  function tell(): void {
    sendBack({ type: 'memory.read', memory });
  }

  function hearOfOtherTab({ key }: StorageEvent): void {
    // Without a key all of it was cleared.
    if (key !== memoryKey && key !== null) return;
    memory = read();
    tell();
  }

  receive((change) => {
    memory = remembering(read(), change);
    write();
    tell();
  });
  memory = read();
  tell();
  window.addEventListener('storage', hearOfOtherTab);
  return () => window.removeEventListener('storage', hearOfOtherTab);
});
