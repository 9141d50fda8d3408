import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';
import type { FieldProps } from './field-frame';
import { lazyComponent } from './lazy-component';
import type { PictureShape } from './picture-file';
import { type UploadControl, UploadFrame } from './upload-frame';
import { type SendPicture, usePicture } from './use-picture';

const PictureCropper = lazyComponent(() => import('./picture-cropper'));

const Drop = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '4',
    textAlign: 'center',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    '&[data-over]': { borderColor: 'brand.border', bg: 'brand.subtle' },
    '&[data-invalid]': { borderColor: 'border.error' },
  },
});

type InputProps = UploadControl & {
  label: string;
  shapes: readonly PictureShape[];
  upload: SendPicture;
  maxBytes?: number;
  disabled?: boolean;
};

function ImageInput(props: InputProps) {
  const { id, label, value, onChange, shapes, upload, maxBytes, describedBy, invalid, disabled } = props;
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const picture = usePicture(
    upload,
    (address) => {
      onChange(address);
      setSaid(`${label} has been uploaded.`);
      button.current?.focus();
    },
    { maxBytes, uncut: shapes.length === 0 },
  );
  const { state } = picture;
  const [first] = shapes;
  const busy = state.step === 'reading' || state.step === 'sending';
  const choose = (chosen: File | undefined) => {
    if (!chosen || disabled || busy) return;
    setSaid('');
    void picture.choose(chosen);
  };
  return (
    <Drop
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      aria-busy={busy}
      onDragOver={(event) => {
        if (disabled || ![...event.dataTransfer.types].includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
    >
      {value && (
        <chakra.img
          src={value}
          alt={`Current: ${label}`}
          maxW="100%"
          maxH="13rem"
          objectFit="contain"
          borderRadius="l1"
          width={first?.width}
          h="auto"
        />
      )}
      {/* Hidden, also from the keyboard: the button beside it takes its place. */}
      <VisuallyHidden>
        <input
          ref={file}
          id={`${id}-file`}
          type="file"
          accept="image/png,image/jpeg"
          tabIndex={-1}
          aria-hidden
          disabled={disabled || busy}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Lets the same file be chosen again.
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <Flex gap="2" wrap="wrap" justify="center">
        <Button
          ref={(element) => {
            button.current = element;
            props.inputRef(element);
          }}
          id={id}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          disabled={disabled}
          // Not `disabled`, since a disabled button would lose the focus.
          aria-disabled={busy || undefined}
          aria-label={`${value ? 'Replace' : 'Choose a picture'}: ${label}`}
          aria-describedby={describedBy}
          onBlur={props.onBlur}
          onPointerEnter={PictureCropper.load}
          onFocus={PictureCropper.load}
          onClick={() => busy || file.current?.click()}
        >
          {value ? 'Replace' : 'Choose a picture'}
        </Button>
        {value && !busy && !disabled && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="danger"
            aria-label={`Remove: ${label}`}
            onClick={() => {
              onChange('');
              setSaid(`${label} has been removed.`);
              button.current?.focus();
            }}
          >
            Remove
          </Button>
        )}
      </Flex>
      {!busy && !disabled && (
        <Text textStyle="xs" color="fg.muted">
          or drop one here: PNG or JPEG
        </Text>
      )}
      {state.step === 'sending' && (
        <Flex gap="3" align="center" w="100%" maxW="xs">
          <chakra.progress
            value={state.share}
            max={1}
            aria-label={`Uploading ${label}`}
            flex="1"
            minW="0"
            accentColor="brand.solid"
          />
          <Button size="xs" variant="ghost" colorPalette="neutral" onClick={picture.stop}>
            Stop
          </Button>
        </Flex>
      )}
      {state.step === 'failed' && (
        <Flex gap="3" align="center" justify="center" wrap="wrap" role="alert">
          <Text textStyle="sm" fontWeight="medium" color="fg.error">
            <WarningIcon /> {state.message}
          </Text>
          {state.again && (
            <Button size="xs" variant="outline" onClick={() => void picture.retry()}>
              Try again
            </Button>
          )}
        </Flex>
      )}
      <VisuallyHidden role="status">{state.step === 'sending' ? 'Uploading' : said}</VisuallyHidden>
      {state.step === 'cutting' && (
        <PictureCropper
          picture={state.address}
          size={{ width: state.picture.naturalWidth, height: state.picture.naturalHeight }}
          label={label}
          shapes={shapes}
          onDone={(area, shape) => void picture.take(state, area, shape)}
          onClose={picture.stop}
        />
      )}
    </Drop>
  );
}

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /**
   * The shapes that pages show; an empty list leaves the picture uncut. If there are several, the user chooses one:
   * `[{label: 'Wide', width: 400, height: 300}, ...]`.
   */
  shapes: readonly PictureShape[];
  /** Uploads the cut picture, at twice its shape's size, and returns its address: `useUpload('profileImages')`. */
  upload: SendPicture;
  maxBytes?: number;
  /** Content beside the picture, such as the field of its title. */
  children?: ReactNode;
};

/**
 * A picture: chosen, dropped or taken with a phone's camera, cropped to its shape in the browser, uploaded with its
 * progress, replaced and removed (R079, R081). Unsuitable files are refused with a message before the upload, and a
 * failed upload can be repeated without choosing again. The form's value is the address, or an empty text: `text(500)`
 * is its kind.
 */
export function ImageField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, label, hint, required, disabled, readOnly, children, ...rest } = props;
  return (
    <UploadFrame
      {...{ form, name, label, hint, required, disabled }}
      around={(control) => (
        <Flex gap="4" w="100%" wrap="wrap" align="flex-start">
          <Box flex="1 1 16rem" minW="0">
            {control}
          </Box>
          {children && (
            <Flex direction="column" gap="4" flex="1 1 12rem" minW="0">
              {children}
            </Flex>
          )}
        </Flex>
      )}
    >
      {(control) => <ImageInput {...rest} {...control} label={label} disabled={disabled || readOnly} />}
    </UploadFrame>
  );
}
