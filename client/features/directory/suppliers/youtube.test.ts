import { youTubeId } from '../../../../shared/youtube';
import { filmId } from './lightbox';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=a',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'http://youtube.com/v/dQw4w9WgXcQ',
])('%s is a video A90', (address) => {
  expect(youTubeId(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/short',
  'javascript:alert(1)',
  '',
  null,
])('%s is no video A90', (address) => {
  expect(youTubeId(address)).toBeNull();
});

it('the stored video id suffices, and an invalid one is ignored R080', () => {
  expect(filmId({ videoId: 'dQw4w9WgXcQ', videoUrl: null })).toBe('dQw4w9WgXcQ');
  expect(filmId({ videoId: 'dQw4w9WgXcQ', videoUrl: 'https://music.youtube.com/x' })).toBe('dQw4w9WgXcQ');
  expect(filmId({ videoId: '../../a?b#c', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' })).toBe('dQw4w9WgXcQ');
  expect(filmId({ videoId: '../../a?b#c', videoUrl: null })).toBeNull();
  expect(filmId({ videoId: null, videoUrl: 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ' })).toBeNull();
});
