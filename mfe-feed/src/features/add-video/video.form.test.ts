import { checkVideo } from './video.form.ts';
import { words } from './words.ts';

const file = new File(['a'], 'fete.mp4', { type: 'video/mp4' });

test('a video has its title without spaces around it', () => {
  expect(checkVideo({ title: '  La fête ', file })).toEqual({
    request: { title: 'La fête', file },
    errors: null,
  });
});

test('a title of spaces and a file that is no video are refused, each at its field', () => {
  const picture = new File(['a'], 'fete.png', { type: 'image/png' });
  expect(checkVideo({ title: ' ', file: picture }).errors).toEqual({
    title: words.needsTitle,
    file: words.notAVideo,
  });
  expect(checkVideo({ title: 'La fête', file: null }).errors).toEqual({ file: words.needsFile });
});
