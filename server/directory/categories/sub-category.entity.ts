import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A sub category. It is deleted with its category. */
@Entity('sub_category')
export class SubCategory {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') categoryId!: number;
  @Column('text') name!: string;
  /**
   * The position in its category set by staff. Null if there is none, which sorts by name after the others
   * (R287).
   */
  @Column('integer', { nullable: true }) position!: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false }) stems!:
    | string[]
    | null;
}
