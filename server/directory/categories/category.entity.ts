import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A category of suppliers. */
@Entity('category')
export class Category {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('text', { nullable: true }) storageId!: string | null;
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false }) stems!:
    | string[]
    | null;
  /** The position set by staff. Null if there is none, which sorts by name after the others (R287). */
  @Column('integer', { nullable: true }) position!: number | null;
  @Column('integer', { default: 1 }) version!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
