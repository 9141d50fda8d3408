import { youTubeId } from '../../../../shared/youtube';

/** Returns the ID of a video example: the stored one (R080), or else that in its address. */
export const filmId = ({ videoId, videoUrl }: { videoId: string | null; videoUrl: string | null }) =>
  videoId && /^[\w-]{11}$/.test(videoId) ? videoId : youTubeId(videoUrl);

/**
 * Returns the address of the player, which is requested only when the visitor presses play; no cookie is set before
 * that.
 */
export const playerAddress = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
