import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A featured listing: a slide of the carousel on the home page. */
@Entity('featured_listing')
export class FeaturedListing {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer', { nullable: true }) supplierId!: number | null;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('text', { nullable: true }) mobileImageUrl!: string | null;
  @Column('text', { nullable: true }) title!: string | null;
  @Column('text', { nullable: true }) text!: string | null;
  @Column('integer', { default: 0 }) position!: number;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
