import { useParams } from 'react-router';
import { TemplateNav } from '../../features/sales/mail-templates/template-nav';
import { TemplateScreen } from '../../features/sales/mail-templates/template-screen';
import { adminPaths } from '../../navigation/admin-paths';

const addresses = {
  TO_BUYER: adminPaths.mailTemplates(),
  TO_SUPPLIER: adminPaths.mailTemplates('supplier'),
} as const;

/** The template of mails about leads: to the impact buyer, or to the supplier. */
export function Component() {
  const kind = useParams().to === 'supplier' ? 'TO_SUPPLIER' : 'TO_BUYER';
  return <TemplateScreen key={kind} kind={kind} nav={<TemplateNav open={kind} addresses={addresses} />} />;
}
