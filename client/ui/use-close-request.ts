import { useEffect, useEffectEvent } from 'react';

type CloseWatcher = EventTarget & { destroy(): void };

/**
 * Calls `onClose` when the user closes an overlay with the gesture of their device: on Android, by going back. Only
 * while `open`; browsers without close watchers go back as usual.
 */
export function useCloseRequest(onClose: () => void, open = true): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher || !open) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
