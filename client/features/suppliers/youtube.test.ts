import { youTubeId } from './youtube';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?t=3&v=dQw4w9WgXcQ&list=a',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'http://youtube.com/v/dQw4w9WgXcQ',
])('A90 %s is a film', (address) => {
  expect(youTubeId(address)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/short',
  'javascript:alert(1)',
  '',
  null,
])('A90 %s is none', (address) => {
  expect(youTubeId(address)).toBeNull();
});
