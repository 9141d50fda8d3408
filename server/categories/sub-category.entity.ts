import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A sub category; goes with its category. */
@Entity('sub_category')
export class SubCategory {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') categoryId!: number;
  @Column('text') name!: string;
  /** Where staff put it in its category; null: behind those that have a place, by name (R287). */
  @Column('integer', { nullable: true }) position!: number | null;
  @Column({ type: 'text', array: true, nullable: true, insert: false, update: false, select: false }) stems!:
    | string[]
    | null;
}
