import { youTubeId } from '../../../shared/youtube';

/** The film of an example of work: by the id that is kept with it (R080), else by its address. */
export const filmId = ({ videoId, videoUrl }: { videoId: string | null; videoUrl: string | null }) =>
  videoId && /^[\w-]{11}$/.test(videoId) ? videoId : youTubeId(videoUrl);

/** The player, asked for only when somebody presses play; it sets no cookie before that. */
export const playerAddress = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
