import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A file to download from a supplier’s profile. */
@Entity('learn_more_file')
export class LearnMoreFile {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') supplierId!: number;
  @Column('text') title!: string;
  @Column('text') fileLink!: string;
  @Column('integer', { default: 0 }) position!: number;
  @Column('integer', { default: 0 }) downloads!: number;
  @Column('timestamptz', { nullable: true }) lastDownloadedAt!: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
