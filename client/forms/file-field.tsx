import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { WarningIcon } from '../ui/icons';
import type { FieldProps } from './field-frame';
import { UploadFailure, type UploadOptions } from './upload-file';
import { type UploadControl, UploadFrame } from './upload-frame';

type Upload = (file: Blob, options: UploadOptions) => Promise<string>;

type State =
  | { step: 'still' }
  | { step: 'sending'; share: number }
  | { step: 'failed'; message: string; file: File | null };

const STILL: State = { step: 'still' };

function failed(error: unknown, file: File): State {
  if (error instanceof DOMException && error.name === 'AbortError') return STILL;
  if (error instanceof UploadFailure)
    return { step: 'failed', message: error.message, file: error.again ? file : null };
  return { step: 'failed', message: 'Something went wrong. Try again.', file };
}

type InputProps = Omit<UploadControl, 'invalid'> & {
  label: string;
  upload: Upload;
  accept: string;
  onNamed?: (name: string) => void;
  disabled?: boolean;
};

function FileInput({ id, label, value, onChange, upload, accept, onNamed, ...rest }: InputProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = useRef<AbortController | null>(null);
  const [state, setState] = useState<State>(STILL);
  const [name, setName] = useState('');
  useEffect(() => () => control.current?.abort(), []);
  const busy = state.step === 'sending';
  const send = async (file: File) => {
    control.current = new AbortController();
    setState({ step: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setState({ step: 'sending', share });
      onChange(await upload(file, { name: file.name, onProgress, signal: control.current.signal }));
      setName(file.name);
      onNamed?.(file.name);
      setState(STILL);
    } catch (error) {
      setState(failed(error, file));
    }
  };
  return (
    <Box w="100%">
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept={accept}
          tabIndex={-1}
          aria-hidden
          disabled={rest.disabled || busy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void send(file);
            // Lets the same file be chosen again.
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
      <Flex gap="3" align="center" wrap="wrap">
        <Button
          ref={rest.inputRef}
          id={id}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          disabled={rest.disabled}
          // Not `disabled`, since a disabled button would lose the focus.
          aria-disabled={busy || undefined}
          aria-label={`${value ? 'Replace' : 'Choose a file'}: ${label}`}
          aria-describedby={rest.describedBy}
          onBlur={rest.onBlur}
          onClick={() => busy || input.current?.click()}
        >
          {value ? 'Replace' : 'Choose a file'}
        </Button>
        {value && !busy && (
          <Text textStyle="sm" overflowWrap="anywhere">
            {name || 'A file has been chosen.'}
          </Text>
        )}
        {state.step === 'sending' && (
          <Flex gap="3" align="center" flex="1" maxW="xs">
            <chakra.progress
              value={state.share}
              max={1}
              aria-label={`Uploading ${label}`}
              flex="1"
              minW="0"
              accentColor="brand.solid"
            />
            <Button size="xs" variant="ghost" colorPalette="neutral" onClick={() => control.current?.abort()}>
              Stop
            </Button>
          </Flex>
        )}
      </Flex>
      {state.step === 'failed' && (
        <Flex gap="3" align="center" wrap="wrap" role="alert" mt="2">
          <Text textStyle="sm" fontWeight="medium" color="fg.error">
            <WarningIcon /> {state.message}
          </Text>
          {state.file && (
            <Button size="xs" variant="outline" onClick={() => state.file && void send(state.file)}>
              Try again
            </Button>
          )}
        </Flex>
      )}
      <VisuallyHidden role="status">
        {busy ? 'Uploading' : name && `${name} has been uploaded.`}
      </VisuallyHidden>
    </Box>
  );
}

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /** Uploads the file and returns its address: `useUpload('learnMore')`. */
  upload: Upload;
  /** The file types that the chooser offers; the server checks the contents. */
  accept: string;
  /** Called with the name of an uploaded file. */
  onNamed?: (name: string) => void;
};

/** A document upload with its progress, which can be replaced. The form's value is its address (R066). */
export function FileField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { upload, accept, onNamed, ...frame } = props;
  return (
    <UploadFrame {...frame}>
      {(control) => (
        <FileInput
          {...control}
          label={frame.label}
          upload={upload}
          accept={accept}
          onNamed={onNamed}
          disabled={frame.disabled}
        />
      )}
    </UploadFrame>
  );
}
