import { Box, Container, Flex, IconButton, Text } from '@chakra-ui/react';
import { Link, useParams } from 'react-router';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { CloseIcon } from '../../../ui/icons';
import { HeartIcon } from '../../../ui/pictograms';
import { homeTexts } from './home-texts';

/** The thanks above Home for visitors who come from the feedback link of a mail (R029). */
export function FeedbackThanks() {
  const { supplierName } = useParams();
  const text = useTexts(homeTexts);
  if (!supplierName) return null;
  return (
    <Box role="status" bg="brand.subtle" color="fg" borderBottomWidth="1px" borderColor="brand.border">
      <Container>
        <Flex py="4" gap="4" align="center">
          <HeartIcon boxSize="6" color="fg.brand" />
          <Box flex="1" minW="0">
            <Text fontWeight="semibold">{text.thanks}</Text>
            <Text textStyle="sm" overflowWrap="anywhere">
              {text.thanksAbout(supplierName)}
            </Text>
          </Box>
          <IconButton
            asChild
            type={undefined}
            variant="ghost"
            colorPalette="neutral"
            size="sm"
            aria-label={text.thanksClose}
          >
            <Link to={paths.home()}>
              <CloseIcon />
            </Link>
          </IconButton>
        </Flex>
      </Container>
    </Box>
  );
}
