import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { sendFile, UploadFailure } from '../forms/upload-file';
import { useSession } from '../graphql/use-session';
import { usePageConfig } from '../lib/page-config';
import { WarningIcon } from '../ui/icons';
import { SectionCard } from '../ui/section-card';
import type { ImportTexts } from './import-texts';

type Props = { words: ImportTexts; onSent: (id: number) => void };

const idIn = (body: object) => (body as { id: number }).id;

/** The step for choosing and uploading the file of an import. */
export function FileStep({ words, onSent }: Props) {
  const session = useSession();
  const { apiUrl = '' } = usePageConfig();
  const input = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const send = async (file: File) => {
    setProblem('');
    setShare(0);
    try {
      const address = `${apiUrl}/api/imports/${words.address}`;
      onSent(idIn(await sendFile(session, address, file, { name: file.name, onProgress: setShare })));
    } catch (error) {
      setProblem(error instanceof UploadFailure ? error.message : 'Something went wrong. Try again.');
    } finally {
      setShare(null);
    }
  };
  return (
    <SectionCard
      title="1. Choose a file"
      description={`Choose a CSV file with one row for each ${words.one} and column headings in its first row. You can export the list, change the file and import it again. You’ll see the changes before they are made.`}
    >
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          tabIndex={-1}
          aria-hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
      </VisuallyHidden>
      <Flex gap="4" align="center" wrap="wrap">
        <Button
          aria-disabled={share !== null || undefined}
          onClick={() => share === null && input.current?.click()}
        >
          Choose a CSV file
        </Button>
        {share !== null && (
          <Box flex="1" maxW="xs">
            <chakra.progress
              value={share}
              max={1}
              aria-label="Uploading"
              w="full"
              accentColor="brand.solid"
            />
          </Box>
        )}
        <VisuallyHidden role="status">{share === null ? '' : 'Uploading the file'}</VisuallyHidden>
      </Flex>
      {problem && (
        <Text role="alert" color="fg.error" fontWeight="medium" textStyle="sm">
          <WarningIcon /> {problem}
        </Text>
      )}
      <Text textStyle="sm" color="fg.muted">
        Separate columns with commas, semicolons or tabs. The file can be up to 200 MB. In Excel, choose Save
        As and then CSV. In Google Sheets, choose Download and then CSV.
      </Text>
    </SectionCard>
  );
}
