/** The colours of printed documents: the light colours of the site. */
export const PRINT_COLORS = {
  paper: '#FBF8F1',
  ink: '#1D221E',
  quiet: '#4F554C',
  pounamu: '#14573F',
  deep: '#0C3A2B',
  gold: '#F4BC22',
  goldInk: '#754F00',
  line: '#DDD4C3',
  onDeep: '#F8F3E7',
  far: '#B9D2C0',
  middle: '#7FB097',
  near: '#3B7D61',
} as const;
