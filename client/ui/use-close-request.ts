import { useEffect, useEffectEvent } from 'react';

type CloseWatcher = EventTarget & { destroy(): void };

/**
 * Calls `onClose` where people ask for what is open to be closed in the way of their device: on Android, by going
 * back. For what fills the window; a browser without close watchers goes back as ever.
 */
export function useCloseRequest(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window as Window & { CloseWatcher?: new () => CloseWatcher };
    if (!CloseWatcher) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, []);
}
