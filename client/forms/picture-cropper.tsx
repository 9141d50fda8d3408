import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Dialog } from '../ui/dialog';
import type { PictureArea, PictureShape } from './picture-file';
import { STORED_SCALE } from './picture-file';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;

const Slider = chakra('input', { base: { flex: '1', minW: '0', accentColor: 'brand.solid' } });
const ShapeButton = chakra('button', {
  base: {
    px: '3.5',
    h: '9',
    textStyle: 'sm',
    fontWeight: 'semibold',
    borderWidth: '1px',
    borderColor: 'neutral.border',
    borderRadius: 'l2',
    cursor: 'button',
    focusVisibleRing: 'outside',
    '&[aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.border' },
  },
});

type Props = {
  /** The address of the whole picture, and its size. */
  picture: string;
  size: { width: number; height: number };
  label: string;
  shapes: readonly PictureShape[];
  onDone: (area: PictureArea, shape: PictureShape) => void;
  onClose: () => void;
};

/** Returns the shape that loses least of a picture. */
const nearest = (shapes: readonly PictureShape[], { width, height }: Props['size']) =>
  [...shapes].sort((one, other) => {
    const off = (shape: PictureShape) => Math.abs(Math.log(shape.width / shape.height / (width / height)));
    return off(one) - off(other);
  })[0] as PictureShape;

/**
 * The dialog for cropping a picture: dragged, pinched or moved with arrow keys, enlarged with the slider, the wheel or
 * `+` and `-`. Loaded on demand.
 */
export default function PictureCropper({ picture, size, label, shapes, onDone, onClose }: Props) {
  const id = useId();
  const [shape, setShape] = useState(() => nearest(shapes, size));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea | null>(null);
  const zoomTo = (next: number) => setZoom(Math.min(MAX_ZOOM, Math.max(1, next)));
  const wanted = shape.width * STORED_SCALE;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Crop picture: ${label}`}
      footer={
        <>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!area} onClick={() => area && onDone(area, shape)}>
            Use picture
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4">
        <Box position="relative" h="min(50dvh, 20rem)" bg="bg.muted" borderRadius="l2" overflow="hidden">
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            minZoom={1}
            maxZoom={MAX_ZOOM}
            aspect={shape.width / shape.height}
            onCropChange={setCrop}
            onZoomChange={zoomTo}
            onCropComplete={(_, pixels) => setArea(pixels)}
            disableAutomaticStylesInjection
            cropperProps={{
              role: 'group',
              'aria-label': 'Crop area. Use the arrow keys to move it, and plus or minus to resize it.',
              'aria-describedby': `${id}-how`,
              onKeyDown: (event) => {
                if (event.key === '+' || event.key === '=') zoomTo(zoom + ZOOM_STEP);
                else if (event.key === '-') zoomTo(zoom - ZOOM_STEP);
              },
            }}
            mediaProps={{ alt: '' }}
          />
        </Box>
        <Flex align="center" gap="3">
          <chakra.label htmlFor={`${id}-zoom`} textStyle="sm" fontWeight="semibold">
            Zoom
          </chakra.label>
          <Slider
            id={`${id}-zoom`}
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={ZOOM_STEP}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)}%`}
            onChange={(event) => zoomTo(Number(event.target.value))}
          />
        </Flex>
        {shapes.length > 1 && (
          <Flex gap="2" role="group" aria-label="Shape">
            {shapes.map((each) => (
              <ShapeButton
                key={each.label}
                type="button"
                aria-pressed={each === shape}
                onClick={() => setShape(each)}
              >
                {each.label}
              </ShapeButton>
            ))}
          </Flex>
        )}
        <Text id={`${id}-how`} textStyle="sm" color="fg.muted">
          Drag the picture to move it. The picture is shown at {shape.width} × {shape.height} pixels.{' '}
          {area && area.width < wanted && ' The area you chose is small and may look blurry on some screens.'}
        </Text>
      </Flex>
    </Dialog>
  );
}
