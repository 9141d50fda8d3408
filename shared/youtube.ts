/** The id of a film on YouTube, out of any address of it (A90, R080); null for everything else. */
export function youTubeId(address: string | null | undefined): string | null {
  const found =
    /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|v\/))([\w-]{11})(?![\w-])/i.exec(
      address?.trim() ?? '',
    );
  return found?.[1] ?? null;
}
