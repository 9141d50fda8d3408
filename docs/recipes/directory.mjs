// Writes the supplier directory for another website: directory.json, and directory.html to include in a page.
import { writeFileSync } from 'node:fs';
import { UpliftClient } from '@uplift/client';

const { UPLIFT_URL } = process.env;
const client = new UpliftClient({ url: UPLIFT_URL });

const SUPPLIERS = `query ($offset: Int! = 0) {
  searchSuppliers(first: 100, offset: $offset, sort: NAME) {
    nodes { id name listTitle summary imageUrl categoryNames serviceRegions }
    pageInfo { hasNextPage endCursor }
  }
}`;

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]);

const suppliers = [];
for await (const { id, imageUrl, ...supplier } of client.pages(SUPPLIERS, {}, (data) => data.searchSuppliers))
  suppliers.push({
    id,
    ...supplier,
    pictureUrl: imageUrl && new URL(imageUrl, UPLIFT_URL).href,
    profileUrl: new URL(`/business/${id}`, UPLIFT_URL).href,
  });

const items = suppliers.map(({ name, listTitle, summary, pictureUrl, profileUrl, serviceRegions }) => {
  const picture = pictureUrl ? `<img src="${escapeHtml(pictureUrl)}" alt="" width="160" loading="lazy">` : '';
  return `  <li>
    ${picture}
    <h3><a href="${escapeHtml(profileUrl)}">${escapeHtml(name)}</a></h3>
    <p>${escapeHtml(listTitle)}</p>
    <p>${escapeHtml(summary ?? '')}</p>
    <p>${escapeHtml(serviceRegions.join(', '))}</p>
  </li>`;
});

writeFileSync('directory.json', `${JSON.stringify(suppliers, null, 2)}\n`);
writeFileSync('directory.html', `<ul class="uplift-directory">\n${items.join('\n')}\n</ul>\n`);
console.info(`${suppliers.length} suppliers`);
