import { useEffect, useEffectEvent } from 'react';

type CloseWatcher = EventTarget & { destroy(): void };

/**
 * Calls `onClose` where people ask for what is open to be closed in the way of their device: on Android, by going
 * back. For what stands over the page, while it is `open`; a browser without close watchers goes back as ever.
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
