import { Alert, Badge, Button, Card, Checkbox, Container, HStack, Menu, Portal, Stack, Switch, Table, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import * as z from 'zod';
import { createApolloClient } from '../graphql/apollo-client';
import { ApolloLink } from '@apollo/client';
import { Session } from '../graphql/session';
import { Providers } from '../app/providers';
import { createStyleCache } from '../app/style-cache';
import { useZodForm } from '../forms/use-zod-form';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { TextField, TextAreaField } from '../forms/text-fields';
import { SelectField, RadioField, CheckboxField } from '../forms/choice-fields';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { CopyButton } from '../ui/copy-button';
import { NoticeRegion } from '../ui/notice-region';
import { StatusTag } from '../ui/status-tag';
import { notifySaved, notify } from '../ui/notices';
import { LoadingLines } from '../ui/loading-state';
import { WarningIcon } from '../ui/icons';

const schema = z.object({ name: z.string().min(1, 'Name is required.'), about: z.string(), cause: z.string().min(1, 'Choose a cause'), via: z.string().min(1, 'Choose one'), ok: z.boolean() });
function Kitchen() {
  const form = useZodForm(schema, { defaultValues: { name: '', about: '', cause: '', via: '', ok: false } });
  const [open, setOpen] = useState(false);
  return <Container py="8"><Stack gap="6">
    <HStack wrap="wrap">{(['brand','accent','neutral','danger','fern'] as const).map((p) => <HStack key={p}>{(['solid','subtle','outline','ghost'] as const).map((v) => <Button key={v} size="sm" variant={v} colorPalette={p}>{p} {v}</Button>)}</HStack>)}</HStack>
    <HStack wrap="wrap"><StatusTag tone="new">New Enquiry</StatusTag><StatusTag tone="active">In Progress</StatusTag><StatusTag tone="good">Completed</StatusTag><StatusTag tone="bad">Fallen Through</StatusTag><StatusTag tone="intro">Introduction</StatusTag><StatusTag>Archived</StatusTag><Badge variant="outline">outline</Badge></HStack>
    <HStack><CopyButton text="x" /><Button onClick={() => notifySaved('Business')}>Save notice</Button><Button onClick={() => notify({ kind: 'error', title: 'Error!', description: 'An Error has occured, Please try again later.' })}>Error notice</Button><Button colorPalette="danger" onClick={() => setOpen(true)}>Delete</Button>
      <Menu.Root><Menu.Trigger asChild><Button variant="outline">Menu</Button></Menu.Trigger><Portal><Menu.Positioner><Menu.Content><Menu.Item value="a">Open</Menu.Item><Menu.Item value="b">Duplicate</Menu.Item></Menu.Content></Menu.Positioner></Portal></Menu.Root></HStack>
    <ConfirmDialog open={open} onClose={() => setOpen(false)} title="Delete this enquiry?" confirmLabel="Delete" danger onConfirm={() => {}}>Are you sure you want to delete this sale enquiry card?</ConfirmDialog>
    {(['info','warning','success','error','neutral'] as const).map((s) => <Alert.Root key={s} status={s}><Alert.Indicator><WarningIcon /></Alert.Indicator><Alert.Content><Alert.Title>{s}</Alert.Title><Alert.Description>Something to know.</Alert.Description></Alert.Content></Alert.Root>)}
    <Tabs.Root defaultValue="a"><Tabs.List><Tabs.Trigger value="a">Details</Tabs.Trigger><Tabs.Trigger value="b">Our Work</Tabs.Trigger></Tabs.List><Tabs.Content value="a"><Text>Content A</Text></Tabs.Content></Tabs.Root>
    <Card.Root maxW="xl"><Card.Header><Card.Title>Form</Card.Title></Card.Header><Card.Body>
      <Form form={form} onSubmit={async () => { throw new Error('x'); }}><FormMessage form={form} />
        <TextField form={form} name="name" label="Name" required hint="As on the invoice" /><TextAreaField form={form} name="about" label="About" />
        <SelectField form={form} name="cause" label="Good cause" placeholder="Choose one" options={[{ value: '1', label: 'Youth Trust' }]} />
        <RadioField form={form} name="via" label="Via" options={[{ value: 'a', label: 'Email' }, { value: 'b', label: 'Phone' }]} />
        <CheckboxField form={form} name="ok" label="Join the email list" /><SubmitButton form={form}>Send</SubmitButton></Form></Card.Body></Card.Root>
    <Switch.Root><Switch.HiddenInput /><Switch.Control><Switch.Thumb /></Switch.Control><Switch.Label>Show done</Switch.Label></Switch.Root>
    <Checkbox.Root defaultChecked><Checkbox.HiddenInput /><Checkbox.Control /><Checkbox.Label>Checked</Checkbox.Label></Checkbox.Root>
    <Table.Root size="sm"><Table.Header><Table.Row><Table.ColumnHeader>Name</Table.ColumnHeader><Table.ColumnHeader>Revenue</Table.ColumnHeader></Table.Row></Table.Header><Table.Body><Table.Row><Table.Cell>Te Awa</Table.Cell><Table.Cell>$1,111.00</Table.Cell></Table.Row><Table.Row><Table.Cell>Rātā</Table.Cell><Table.Cell>$8,888.00</Table.Cell></Table.Row></Table.Body></Table.Root>
    <LoadingLines /></Stack><NoticeRegion /></Container>;
}
createRoot(document.getElementById('root')!).render(<Providers client={createApolloClient({ link: ApolloLink.empty() })} session={new Session(null)} styleCache={createStyleCache()} config={{ adminSiteUrl: '/' }}><RouterProvider router={createMemoryRouter([{ path: '*', element: <Kitchen /> }])} /></Providers>);
