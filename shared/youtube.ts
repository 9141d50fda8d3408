/** Returns the id of a YouTube video from any form of its address (A90, R080). Null for other addresses. */
export function youTubeId(address: string | null | undefined): string | null {
  const found =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|v\/))([\w-]{11})(?![\w-])/i.exec(
      address?.trim() ?? '',
    );
  return found?.[1] ?? null;
}
