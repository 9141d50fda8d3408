import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { renderElement } from '../testing/render';
import { Form } from './form';
import { ImageField } from './image-field';
import { kindOfPicture } from './picture-file';
import { UploadFailure, type UploadOptions } from './upload-file';
import { useZodForm } from './use-zod-form';

// jsdom draws no pictures: drawing is tested in a browser (e2e/kits.test.ts).
const cutPicture = jest.fn();
jest.mock('./picture-file', () => ({
  ...jest.requireActual('./picture-file'),
  loadPicture: async () => ({ naturalWidth: 2000, naturalHeight: 1000 }),
  cutPicture: (...given: unknown[]) => cutPicture(...given),
}));
jest.mock('./picture-cropper', () => ({
  __esModule: true,
  default: ({
    onDone,
    onClose,
    shapes,
  }: {
    onDone: (...given: unknown[]) => void;
    onClose: () => void;
    shapes: unknown[];
  }) => (
    <div role="dialog">
      <button type="button" onClick={() => onDone({ x: 1, y: 2, width: 900, height: 600 }, shapes[0])}>
        Use picture
      </button>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  ),
}));
URL.createObjectURL = () => 'blob:whole';
URL.revokeObjectURL = () => {};

const shapes = [{ label: 'Wide', width: 300, height: 200 }];
const schema = z.object({ imageUrl: z.string() });
const upload = jest.fn<Promise<string>, [Blob, UploadOptions]>();
beforeEach(() => {
  upload.mockReset().mockResolvedValue('/files/new.jpg');
  cutPicture.mockReset().mockResolvedValue(new Blob(['cut'], { type: 'image/jpeg' }));
});

function Example({ imageUrl = '' }) {
  const form = useZodForm(schema, { defaultValues: { imageUrl } });
  const value = useWatch({ control: form.control, name: 'imageUrl' });
  return (
    <Form form={form} onSubmit={async () => {}}>
      <ImageField form={form} name="imageUrl" label="Photo" shapes={shapes} upload={upload}>
        <input aria-label="Title" />
      </ImageField>
      <p data-testid="value">{value}</p>
    </Form>
  );
}

const bytesOf = (...start: number[]) =>
  new File([new Uint8Array([...start, ...Array(20).fill(0)])], 'photo.png');
const png = bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const jpeg = bytesOf(0xff, 0xd8, 0xff, 0xe0);
const input = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const value = () => screen.getByTestId('value').textContent;

it('crops and uploads a picture and stores its address R081', async () => {
  const { container } = renderElement(<Example />);
  await userEvent.upload(input(container), jpeg, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(value()).toBe('/files/new.jpg'));
  expect(cutPicture).toHaveBeenCalledWith(
    expect.anything(),
    { x: 1, y: 2, width: 900, height: 600 },
    shapes[0],
    'image/jpeg',
  );
  expect(upload.mock.calls[0]?.[1].name).toBe('picture.jpg');
  expect(screen.getByRole('img', { name: 'Current: Photo' })).toHaveAttribute('src', '/files/new.jpg');
  expect(screen.getByRole('button', { name: 'Replace: Photo' })).toHaveFocus();
  expect(screen.getByText('Photo has been uploaded.')).toBeInTheDocument();
});

it('accepts a dropped file', async () => {
  renderElement(<Example />);
  const dropped = { dataTransfer: { files: [png], types: ['Files'] } };
  const field = screen.getByRole('button', { name: /Choose a picture/ }).parentElement
    ?.parentElement as HTMLElement;
  fireEvent.dragOver(field, dropped);
  fireEvent.drop(field, dropped);
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

it('rejects a file that is neither PNG nor JPEG by content, and one that is too large R079', async () => {
  const { container } = renderElement(<Example imageUrl="/files/old.jpg" />);
  await userEvent.upload(input(container), bytesOf(0x3c, 0x73, 0x76, 0x67), { applyAccept: false });
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG or JPEG picture.');
  expect(value()).toBe('/files/old.jpg');
  await expect(kindOfPicture(png, 10)).rejects.toThrow('This picture is too large.');
  await expect(kindOfPicture(png)).resolves.toBe('image/png');
  await expect(kindOfPicture(new Blob([]))).rejects.toThrow('PNG or JPEG');
});

it('keeps the cropped picture after a failed upload and retries it', async () => {
  upload.mockRejectedValueOnce(new UploadFailure('Can’t connect to Uplift.', true));
  const { container } = renderElement(<Example />);
  await userEvent.upload(input(container), jpeg, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Can’t connect to Uplift.');
  await press('Try again');
  await waitFor(() => expect(value()).toBe('/files/new.jpg'));
  expect(cutPicture).toHaveBeenCalledTimes(1);
});

it('shows why the server refused a picture and offers no retry', async () => {
  upload.mockRejectedValueOnce(new UploadFailure('This is no picture.', false));
  const { container } = renderElement(<Example />);
  await userEvent.upload(input(container), jpeg, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This is no picture.');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('shows the upload progress and can be stopped', async () => {
  let stopped = false;
  upload.mockImplementation(
    (_, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress?.(0.4);
        signal?.addEventListener('abort', () => {
          stopped = true;
          reject(new DOMException('', 'AbortError'));
        });
      }),
  );
  const { container } = renderElement(<Example imageUrl="/files/old.jpg" />);
  await userEvent.upload(input(container), jpeg, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  expect(await screen.findByRole('progressbar', { name: 'Uploading Photo' })).toHaveAttribute('value', '0.4');
  await press('Stop');
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect([stopped, value(), screen.queryByRole('alert')]).toEqual([true, '/files/old.jpg', null]);
});

it('removes a picture, and keeps it if cropping is cancelled', async () => {
  const { container } = renderElement(<Example imageUrl="/files/old.jpg" />);
  await userEvent.upload(input(container), png, { applyAccept: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(value()).toBe('/files/old.jpg');
  await press('Remove: Photo');
  expect(value()).toBe('');
  expect(screen.getByRole('button', { name: 'Choose a picture: Photo' })).toHaveFocus();
});
