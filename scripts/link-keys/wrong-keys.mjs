const SIGN_IN = `mutation ($email: String!) {
  signIn(email: $email, password: "uplift-demo") { accessToken user { goodCauseId } } }`;
const NEVER_GIVEN = 'kq3Zr8Tn1vLx5Wb0Ym7Hc2Fd9Js4Gp6A';
const MALFORMED = "' OR 'true' = 'true";

const OPEN = 'query ($key: String!) { leadsByLink(key: $key) { equivalentHours leads { id } } }';
const SAVE = `mutation ($key: String!, $id: Int!) {
  saveLeadResponse(key: $key, leadId: $id, input: { customersComments: "Mine" }) { equivalentHours } }`;
const PROSPECTS = 'query ($key: String!) { prospectingBuyers(key: $key) { goodCauseName } }';
const SAVE_PROSPECT = `mutation ($key: String!, $id: Int!) {
  saveProspectingBuyer(key: $key, id: $id, input: { goodCauseComments: "Mine" }) { id } }`;

/** Returns all kinds of wrong keys and all requests that take one, for a product with demo data. */
export async function wrongKeys(url) {
  const graphql = (query, variables, token) => ({
    path: '/graphql',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const call = async (query, variables, token) => {
    const { path, ...request } = graphql(query, variables, token);
    const { data, errors } = await (await fetch(url + path, request)).json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const admin = (await call(SIGN_IN, { email: 'admin@uplift.example' })).signIn.accessToken;
  const cause = (await call(SIGN_IN, { email: 'goodcause@demo.example' })).signIn;
  const staff = (query, variables) => call(query, variables, admin);

  const buyers = await buyersOf(staff);
  const causes = await causesOf(staff, cause.user.goodCauseId);
  const page = (name, key) => ({ path: `/${name}/${encodeURIComponent(key)}` });
  const keysOfBuyers = [
    ['never given', NEVER_GIVEN],
    ['never given, again', NEVER_GIVEN],
    ['malformed', MALFORMED],
    ['revoked', buyers.revoked],
    ['of a deleted buyer', buyers.deleted],
  ];
  const keysOfCauses = [
    ...keysOfBuyers.slice(0, 3),
    ['revoked', causes.revoked],
    ['of another cause', causes.foreign],
  ];
  const token = cause.accessToken;
  const under = (group, kinds) => kinds.map(([kind, request]) => ({ group, kind, ...request }));
  const each = (keys, request) => keys.map(([kind, key]) => [kind, request(key)]);
  const below = (path, key, headers) => ({
    path: `/api/entityLink/${path}=${encodeURIComponent(key)}`,
    headers,
  });
  const bearer = { authorization: `Bearer ${token}` };
  return [
    ...under('page of a buyer', [
      ...each(keysOfBuyers, (key) => page('EntityLink', key)),
      ['right', page('EntityLink', buyers.right)],
    ]),
    ...under(
      'its leads',
      each(keysOfBuyers, (key) => graphql(OPEN, { key })),
    ),
    ...under(
      'its leads, REST',
      each(keysOfBuyers, (key) => below('viaBusinessLinkKey?businessLinkKey', key)),
    ),
    ...under('saving a lead', [
      ...each(keysOfBuyers, (key) => graphql(SAVE, { key, id: buyers.foreignLead })),
      ['right, foreign lead', graphql(SAVE, { key: buyers.right, id: buyers.foreignLead })],
      ['right, no such lead', graphql(SAVE, { key: buyers.right, id: 999_999_999 })],
    ]),
    ...under(
      'page of a cause',
      each(keysOfCauses, (key) => page('ProspectingBuyers', key)),
    ),
    ...under(
      'its buyers',
      each(keysOfCauses, (key) => graphql(PROSPECTS, { key }, token)),
    ),
    ...under(
      'its buyers, REST',
      each(keysOfCauses, (key) => below('prospectingBuyers?goodCauseLinkKey', key, bearer)),
    ),
    ...under('saving a buyer', [
      ...each(keysOfCauses, (key) => graphql(SAVE_PROSPECT, { key, id: buyers.foreignBuyer }, token)),
      ['right, foreign buyer', graphql(SAVE_PROSPECT, { key: causes.own, id: buyers.foreignBuyer }, token)],
    ]),
  ];
}

/**
 * Returns keys of buyers: a valid one, a revoked one, and one of a deleted buyer; and ids of records of other
 * buyers.
 */
async function buyersOf(staff) {
  const { leadRecords } = await staff('{ leadRecords(first: 100) { nodes { id impactBuyer { id } } } }');
  const [lead] = leadRecords.nodes;
  const foreign = leadRecords.nodes.find(({ impactBuyer }) => impactBuyer.id !== lead.impactBuyer.id);
  const keyOf = async (id) =>
    (await staff('query ($id: Int!) { impactBuyerRecord(id: $id) { linkKey } }', { id })).impactBuyerRecord
      .linkKey;
  const make = async (name) =>
    (
      await staff('mutation ($input: ImpactBuyerInput!) { createImpactBuyer(input: $input) { id } }', {
        input: { name, email: `${name.length}@measured.example` },
      })
    ).createImpactBuyer.id;
  const gone = await make('Measured, then deleted');
  const deleted = await keyOf(gone);
  await staff('mutation ($id: Int!) { deleteImpactBuyer(id: $id) }', { id: gone });
  const other = foreign.impactBuyer.id;
  const revoked = await keyOf(other);
  await staff('mutation ($id: Int!) { rotateImpactBuyerLinkKey(id: $id) { id } }', { id: other });
  // Without a cause, so that it is on no prospecting page.
  const foreignBuyer = await make('Measured');
  const right = await keyOf(lead.impactBuyer.id);
  return { right, revoked, deleted, foreignLead: foreign.id, foreignBuyer };
}

/** Returns keys of causes: that of `ownId`, one of another cause, and a revoked one. */
async function causesOf(staff, ownId) {
  const { goodCauseRecords } = await staff('{ goodCauseRecords(first: 10) { nodes { id } } }');
  const [first, second] = goodCauseRecords.nodes.filter(({ id }) => id !== ownId);
  const rotated = async (id) =>
    (await staff('mutation ($id: Int!) { rotateGoodCauseLinkKey(id: $id) { linkKey } }', { id }))
      .rotateGoodCauseLinkKey.linkKey;
  const revoked = await rotated(second.id);
  await rotated(second.id);
  return { own: await rotated(ownId), foreign: await rotated(first.id), revoked };
}
