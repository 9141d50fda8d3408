import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A picture or video of a supplier’s work. */
@Entity('work_example')
export class WorkExample {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') supplierId!: number;
  @Column('integer') position!: number;
  @Column('text') type!: 'image' | 'video';
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) imageUrl!: string | null;
  @Column('text', { nullable: true }) imageOrientation!: 'Portrait' | 'Landscape' | null;
  @Column('text', { nullable: true }) videoUrl!: string | null;
  @Column('text', { nullable: true }) videoId!: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
