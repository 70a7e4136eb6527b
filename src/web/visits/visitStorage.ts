import { fromCallback } from 'xstate';

import { type DeviceMemory, remembering } from '#machines/visits/deviceMemory.ts';
import type { VisitChange } from '#machines/visits/visitsEvents.ts';

import { memoryFrom, memoryKey, textOf } from './storedMemory.ts';

/**
 * Stores the device's memory in the browser's storage, and reports changes by other tabs. If storage is refused or
 * full, the memory lasts as long as the page.
 */
export const visitStorage = fromCallback<VisitChange>(({ sendBack, receive }) => {
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

  function onOtherTabChange({ key }: StorageEvent): void {
    // A storage event without a key means that the whole storage was cleared.
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
  window.addEventListener('storage', onOtherTabChange);
  return () => window.removeEventListener('storage', onOtherTabChange);
});
