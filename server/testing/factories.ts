import { randomBytes } from 'node:crypto';
import type { DeepPartial, EntityTarget, ObjectLiteral } from 'typeorm';
import { Category } from '../directory/categories/category.entity.js';
import { SubCategory } from '../directory/categories/sub-category.entity.js';
import { GoodCause } from '../directory/good-causes/good-cause.entity.js';
import { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import type { Database } from '../platform/database/database.js';
import { Lead } from '../sales/leads/lead.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';

let count = 0;

async function make<T extends ObjectLiteral>(
  database: Database,
  target: EntityTarget<T>,
  fields: DeepPartial<NoInfer<T>>,
): Promise<T> {
  const saved = await database.manager.save(target, fields);
  const { id } = saved as unknown as { id: number };
  return database.manager.findOneOrFail(target, { where: { id } as never });
}

/** Returns factories of records with required fields only. Tests pass the fields that they are about. */
export function factories(database: Database) {
  const number = () => ++count;
  return {
    supplier: (fields: DeepPartial<Supplier> = {}) =>
      make(database, Supplier, {
        name: `Supplier ${number()}`,
        listTitle: `Title ${count}`,
        status: 'Approved & Live',
        enquiryEmail: `supplier${count}@business.example`,
        ...fields,
      }),
    impactBuyer: (fields: DeepPartial<ImpactBuyer> = {}) =>
      make(database, ImpactBuyer, {
        name: `Buyer ${number()}`,
        email: `buyer${count}@business.example`,
        linkKey: randomBytes(18).toString('base64url'),
        ...fields,
      }),
    goodCause: (fields: DeepPartial<GoodCause> = {}) =>
      make(database, GoodCause, { name: `Good cause ${number()}`, status: 'Approved & Live', ...fields }),
    category: (fields: DeepPartial<Category> = {}) =>
      make(database, Category, { name: `Category ${number()}`, ...fields }),
    subCategory: (fields: DeepPartial<SubCategory> & { categoryId: number }) =>
      make(database, SubCategory, { name: `Sub category ${number()}`, ...fields }),
    salesEnquiry: (fields: DeepPartial<SalesEnquiry> = {}) =>
      make(database, SalesEnquiry, {
        fullName: `Customer ${number()}`,
        email: `customer${count}@example.nz`,
        ...fields,
      }),
    lead: (fields: DeepPartial<Lead> & { impactBuyerId: number; supplierId: number }) =>
      make(database, Lead, fields),
  };
}
